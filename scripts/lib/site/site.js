// Colours for languages that highlight.js does not know, and commands apart from what they print.
(() => {
    const quoted = { className: 'string', begin: /"/, end: /"/, contains: [{ begin: /\\./ }] };
    const number = { className: 'number', begin: /\b(0x[0-9a-fA-F]+|\d+(\.\d+)?(e[+-]?\d+)?)u?\b/ };
    const directives = 'decl|type|input|output|printsize|limitsize|include|once|plan|pragma|comp'
        + '|init|override';
    const languages = {
        datalog: {
            keywords: {
                keyword: 'count sum min max mean range as nil true false match contains inline '
                    + 'eqrel brie btree overridable input output printsize',
                built_in: 'number unsigned symbol float cat strlen substr ord to_number to_string '
                    + 'to_unsigned to_float land lor lxor lnot band bor bxor bnot bshl bshr bshru',
            },
            contains: [
                { className: 'meta', begin: /\/\/@/, end: /$/ },
                { className: 'comment', begin: /\/\//, end: /$/ },
                { className: 'comment', begin: /\/\*/, end: /\*\// },
                { className: 'meta', begin: /^\s*#\s*[a-z]+/, end: /$/ },
                { className: 'keyword', begin: new RegExp(`\\.(${directives})\\b`) },
                { className: 'keyword', begin: /\bchoice-domain\b/ },
                quoted, number,
                { className: 'title', begin: /^[a-z]\w*(?=\()/ },
            ],
        },
        llvm: {
            keywords: 'define declare global constant private internal external alias ifunc type '
                + 'opaque ret br switch indirectbr invoke callbr resume unreachable call tail '
                + 'musttail load store alloca getelementptr inbounds fence cmpxchg atomicrmw phi '
                + 'select freeze icmp fcmp add sub mul udiv sdiv urem srem shl lshr ashr and or '
                + 'xor fadd fsub fmul fdiv frem fneg trunc zext sext fptrunc fpext fptoui fptosi '
                + 'uitofp sitofp ptrtoint inttoptr bitcast addrspacecast to extractvalue '
                + 'insertvalue extractelement insertelement shufflevector va_arg landingpad '
                + 'catchpad cleanuppad catchswitch catchret cleanupret label void ptr align null '
                + 'true false undef poison zeroinitializer nuw nsw exact volatile atomic '
                + 'attributes source_filename target datalayout triple module asm comdat distinct '
                + 'metadata',
            contains: [
                { className: 'comment', begin: /;/, end: /$/ },
                quoted,
                { className: 'type', begin: /\b(i\d+|float|double|half)\b/ },
                number,
                { className: 'variable', begin: /[%@$][\w.$-]+/ },
                { className: 'symbol', begin: /[!#][\w.]+/ },
            ],
        },
    };
    for (const [name, language] of Object.entries(window.hljs ? languages : {})) {
        window.hljs.registerLanguage(name, () => language);
        for (const code of document.querySelectorAll(`code.${name}`)) {
            code.innerHTML = window.hljs.highlight(name, code.textContent).value;
        }
    }
    for (const code of document.querySelectorAll('code.console')) {
        const lines = code.textContent.replace(/\n$/, '').split('\n');
        // A command goes on while a quote of it is open.
        let open = false;
        code.replaceChildren(...lines.map(line => {
            const isCommand = line.startsWith('$ ') || open;
            if (isCommand && (line.split("'").length - 1) % 2) {
                open = !open;
            }
            const span = document.createElement('span');
            span.className = isCommand ? 'command' : 'printed';
            span.textContent = line + '\n';
            return span;
        }));
    }
    // Copied are commands, without the sign before them and without what they print: the button
    // sees nothing else while it is clicked.
    document.addEventListener('click', event => {
        const code = event.target.closest?.('.clip-button')?.closest('pre')
            ?.querySelector('code.console');
        if (!code) {
            return;
        }
        const shown = [...code.childNodes];
        const commands = [...code.querySelectorAll('.command')].map(it => it.textContent);
        code.textContent = commands.join('').replace(/^\$ /gm, '');
        setTimeout(() => code.replaceChildren(...shown), 0);
    }, true);
})();
