// The streams of the C++ library: virtual bases, diamonds, construction vtables and thunks, in code that
// nobody wrote for a test. Instantiated here, for the library's own instances are in the library.
#include <fstream>
#include <future>
#include <iostream>
#include <locale>
#include <regex>
#include <sstream>
#include <strstream>

template class std::basic_ios<char16_t>;
template class std::basic_iostream<char16_t>;
template class std::basic_fstream<char16_t>;
template class std::basic_ifstream<char16_t>;
template class std::basic_ofstream<char16_t>;
template class std::basic_stringstream<char16_t>;
template class std::basic_istringstream<char16_t>;
template class std::basic_ostringstream<char16_t>;
template class std::basic_filebuf<char16_t>;
template class std::basic_stringbuf<char16_t>;
template class std::time_get_byname<char16_t>;
template class std::time_put_byname<char16_t>;
template class std::money_get<char16_t>;
template class std::money_put<char16_t>;
template class std::num_get<char16_t>;
template class std::num_put<char16_t>;
template class std::moneypunct_byname<char16_t, true>;
template class std::messages_byname<char16_t>;

struct Mine : std::strstream, private virtual std::stringstream {
    Mine();
    ~Mine() override;
};
Mine::Mine() {}
Mine::~Mine() {}

int main() {
    Mine mine;
    std::future<int> one = std::async([] { return 1; });
    return std::regex_match("a", std::regex("a")) ? one.get() : 0;
}
