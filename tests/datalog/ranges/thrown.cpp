// What is thrown leaves a function before it is done with a text.
#include <cstring>

extern "C" {
void outside();

static void change(char *text) {
    text[1] = 0;
    outside();
    std::strcpy(text, "good morning");
}
unsigned long number_thrown() {
    char text[20] = "hello";
    try {
        change(text);
    } catch (...) {
    }
    return std::strlen(text);
}
static void change_more(char *text) {
    text[1] = 0;
    outside();
    std::strcpy(text, "you");
}
// Nothing catches it here.
unsigned long number_returned() {
    char text[20] = "hello";
    change_more(text);
    return std::strlen(text);
}
}
