import { hexOf, readableOn, rgbOf } from '@atelie/service-kit/colours'

const LIGHT_PAGE = '#fbf5ec'
const DARK_PAPER = '#261e27'

/** The look of the page: the colours and the radius of the screens, in the typeface that the device already has. */
export const styles = `
:root { color-scheme: light dark; --page: ${LIGHT_PAGE}; --paper: #fffefb; --text: #2a1a2b; --soft: #625260; --line: #ecdfd0; --accent: #6d2f63; --on-accent: #fff; --good: #1f6a50; --bad: #a8322a; }
@media screen and (prefers-color-scheme: dark) { :root { --page: #1a141b; --paper: ${DARK_PAPER}; --text: #f6ebf1; --soft: #c2b1bf; --line: #40333f; --accent: #e2a8d3; --on-accent: #2d1328; --good: #8fd8b8; --bad: #ffb4ab; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
main { max-width: 40rem; margin: 0 auto; padding: 16px 16px 40px; display: grid; gap: 16px; }
h1, h2, p, ul, dl, dd { margin: 0; padding: 0; }
h1 { font-size: 1.625rem; line-height: 1.25; letter-spacing: -.01em; }
h2 { font-size: 1.0625rem; line-height: 1.35; }
a { color: var(--accent); }
[hidden] { display: none !important; }
.soft { color: var(--soft); }
.small { font-size: .875rem; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 20px; display: grid; gap: 12px; }
.company { display: flex; gap: 14px; align-items: center; padding: 4px; }
.company > div { min-width: 0; }
.company img { width: 64px; height: 64px; object-fit: contain; border-radius: 12px; background: #fff; border: 1px solid var(--line); }
.company img.light { background: #2a1a2b; }
.company strong { display: block; font-size: 1.25rem; line-height: 1.25; }
.contacts a { display: inline-block; padding: 10px 16px 10px 0; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 12px; }
.facts .wide { grid-column: 1 / -1; }
dt { color: var(--soft); font-size: .875rem; }
ul { list-style: none; }
li { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 12px 0; border-top: 1px solid var(--line); }
li strong { font-weight: 600; }
li .soft { grid-column: 1 / -1; }
.sum { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 16px; border-top: 2px solid var(--line); padding-top: 12px; }
.sum strong { font-size: 1.625rem; color: var(--accent); }
.money { white-space: nowrap; }
.lines { white-space: pre-wrap; }
.state { border-left: 4px solid var(--soft); }
.state.accepted { border-left-color: var(--good); } .accepted h2 { color: var(--good); }
.state.rejected { border-left-color: var(--bad); } .rejected h2 { color: var(--bad); }
.actions { display: flex; flex-wrap: wrap; gap: 12px; }
.actions > * { flex: 1 1 8.5rem; }
.actions > p { flex-basis: 100%; }
button, .button { min-height: 48px; border-radius: 12px; border: 1px solid var(--line); background: var(--paper); color: var(--text); font: inherit; font-weight: 600; padding: 10px 20px; cursor: pointer; text-align: center; text-decoration: none; display: inline-grid; place-items: center; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button[aria-disabled=true] { opacity: .7; cursor: default; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
dialog { border: 1px solid var(--line); border-radius: 12px; background: var(--paper); color: var(--text); width: min(30rem, calc(100vw - 32px)); padding: 20px; }
dialog::backdrop { background: rgb(0 0 0 / .5); }
form { display: grid; gap: 16px; }
label { display: grid; gap: 4px; font-weight: 600; }
input, textarea { font: inherit; color: inherit; background: transparent; border: 1px solid var(--soft); border-radius: 12px; padding: 10px 12px; min-height: 48px; width: 100%; }
[role=alert] { color: var(--bad); } [role=alert]:empty { display: none; }
.pix { justify-items: center; text-align: center; }
.pix svg { width: min(100%, 15rem); height: auto; border-radius: 8px; }
.code { word-break: break-all; user-select: all; color: var(--soft); }
footer { text-align: center; }
@media print { .actions, dialog, footer { display: none; } }
`

/** The sender's own colour in place of ours, readable in light and in dark. */
export function accentStyle(accent?: string | null): string {
  if (!accent) return ''
  const on = (background: string) => hexOf(readableOn(rgbOf(background), rgbOf(accent)))
  return `:root { --accent: ${on(LIGHT_PAGE)}; }
@media screen and (prefers-color-scheme: dark) { :root { --accent: ${on(DARK_PAPER)}; } }
`
}
