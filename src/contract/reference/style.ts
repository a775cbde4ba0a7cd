/** The whole look of the reference page and of the front page: no font, script or picture from anywhere. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1d232b; --soft: #5b6673; --line: #d9dee4; --ground: #fff;
  --block: #f4f6f8; --link: #0b57a8; --get: #0a6b3b; --post: #8a4b00; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9ed; --soft: #9aa5b1; --line: #353c45; --ground: #14181d; --block: #1e242b;
    --link: #7db7f5; --get: #63c995; --post: #e3a857; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; padding-top: .5rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1.75rem 0 .25rem; }
h4 { font-size: .9rem; margin: 1rem 0 .25rem; color: var(--soft); }
p { margin: .4rem 0; max-width: 46rem; }
a { color: var(--link); }
code, pre { font-family: ui-monospace, monospace; font-size: .875em; }
pre { background: var(--block); border: 1px solid var(--line); border-radius: .4rem; padding: .75rem;
  margin: .4rem 0; max-height: 28rem; overflow: auto; overflow-wrap: normal; }
nav ul { list-style: none; margin: .25rem 0; padding: 0; display: flex; flex-wrap: wrap; gap: .1rem 1rem; }
nav a { display: inline-block; padding: .25rem 0; }
details { border: 1px solid var(--line); border-radius: .4rem; margin: .4rem 0; padding: 0 .75rem; }
details[open] { padding-bottom: .5rem; }
summary { cursor: pointer; padding: .5rem 0; }
dl { margin: .25rem 0; }
dt { margin-top: .6rem; }
dd { margin: 0; color: var(--soft); }
.method { font-weight: 700; }
.get { color: var(--get); }
.post { color: var(--post); }
.path { font-size: 1rem; }
.type, .soft { color: var(--soft); }
.mark { border: 1px solid currentColor; border-radius: .3rem; font-size: .75rem; padding: 0 .3rem; }
`

/** Whole, since the hash of the policy is of every character between the tags. */
export const STYLE_ELEMENT = `<style>${STYLE}</style>`
