export const styles = `
:root {
  color-scheme: light dark;
  --ground: #fbfbfa; --raised: #ffffff; --sunken: #f3f2ef;
  --ink: #1c1b19; --quiet: #5d5a54; --line: #e4e2dd; --edge: #8a867e;
  --accent: #2f4bd8; --accent-soft: #eef0fd;
  --good: #0b6b45; --good-soft: #e3f4eb; --wait: #7c5200; --wait-soft: #fdf3dc; --bad: #a3201d; --bad-soft: #fdeeed;
  --calm-soft: #eeece8;
  --radius: 10px;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #131312; --raised: #1a1a18; --sunken: #1f1e1c;
    --ink: #f1efea; --quiet: #aaa69d; --line: #2d2b28; --edge: #7d7971;
    --accent: #8ea2ff; --accent-soft: #1e2340;
    --good: #5fd39b; --good-soft: #12301f; --wait: #efbd58; --wait-soft: #33270d; --bad: #ff9c94; --bad-soft: #3a1a18;
    --calm-soft: #2b2926;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column;
  background: var(--ground); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif;
  -webkit-font-smoothing: antialiased; overflow-wrap: break-word; hyphens: auto; hyphenate-limit-chars: 10 4 4;
}
h1, h2, h3, p, dl, dd, ol, ul, fieldset, legend { margin: 0; padding: 0; border: 0; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em; font-weight: 650; text-wrap: balance; }
h1.asks { font-size: 1.3rem; line-height: 1.4; letter-spacing: -0.01em; font-weight: 600; text-wrap: pretty; }
h2 { font-size: 0.875rem; font-weight: 600; color: var(--quiet); }
a { color: var(--accent); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
::selection { background: var(--accent-soft); }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 16px; top: 12px; padding: 8px 12px; background: var(--raised); z-index: 1; }
.bar { border-bottom: 1px solid var(--line); }
.bar div, main, footer { width: 100%; max-width: 680px; margin-inline: auto; padding-inline: 20px; }
.wide .bar div, .wide main, .wide footer { max-width: 860px; }
.widest .bar div, .widest main, .widest footer { max-width: 1160px; }
.bar div { display: flex; align-items: center; gap: 10px; min-height: 56px; }
.mark {
  flex: none; display: grid; place-items: center; width: 28px; height: 28px; border-radius: 8px;
  background: var(--ink); color: var(--ground); font-size: 0.8rem; font-weight: 700;
}
.bar strong { font-weight: 600; font-size: 0.9375rem; }
.bar .where { margin-left: auto; color: var(--quiet); font-size: 0.875rem; white-space: nowrap; }
.bar .where a, p > a:only-child:not(.button) { display: inline-block; padding-block: 4px; }
main { flex: 1; padding-block: 28px 56px; display: flex; flex-direction: column; gap: 24px; }
footer { padding-block: 20px 28px; color: var(--quiet); font-size: 0.8125rem; }
footer p { border-top: 1px solid var(--line); padding-top: 16px; }
.lead { font-size: 1.0625rem; }
.quiet { color: var(--quiet); }
.small { font-size: 0.875rem; }
.head { display: grid; gap: 8px; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); border-block: 1px solid var(--line); }
.facts div { padding: 14px 16px 14px 0; min-width: 0; }
.facts dt, .pairs dt { color: var(--quiet); font-size: 0.8125rem; }
.facts dd { font-weight: 600; }
.number { font-variant-numeric: tabular-nums; }
.plain { list-style: none; }
.steps { padding-left: 1.25em; display: grid; gap: 6px; }
.steps li::marker { color: var(--quiet); }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 10px; padding-top: 4px; }
.button {
  appearance: none; display: inline-flex; align-items: center; justify-content: center; min-height: 46px; padding: 10px 18px;
  border: 1px solid var(--edge); border-radius: var(--radius); background: var(--raised); color: var(--ink);
  font: inherit; font-size: 0.9375rem; font-weight: 600; text-decoration: none; cursor: pointer;
}
.button:hover { background: var(--sunken); }
.button:focus-visible { border-radius: var(--radius); }
.button.first { background: var(--ink); border-color: var(--ink); color: var(--ground); }
.button.first:hover { opacity: 0.88; }
.button.bare { border-color: transparent; background: none; color: var(--quiet); padding-inline: 10px; }
.button.bare:hover { color: var(--ink); text-decoration: underline; text-underline-offset: 0.2em; }
.progress { display: grid; gap: 10px; color: var(--quiet); font-size: 0.875rem; }
.progress p { display: flex; justify-content: space-between; gap: 12px; }
progress { appearance: none; width: 100%; height: 4px; border: 0; border-radius: 2px; background: var(--line); overflow: hidden; }
progress::-webkit-progress-bar { background: var(--line); }
progress::-webkit-progress-value { background: var(--accent); }
progress::-moz-progress-bar { background: var(--accent); }
form { display: grid; gap: 24px; }
form, fieldset { min-width: 0; }
.asked { display: grid; gap: 8px; }
fieldset legend { margin-bottom: 8px; }
.choices { display: grid; gap: 10px; margin-top: 16px; }
.choice {
  display: flex; align-items: flex-start; gap: 12px; padding: 13px 16px; cursor: pointer;
  border: 1px solid var(--line); border-radius: var(--radius); background: var(--raised);
}
.choice:hover { border-color: var(--edge); }
.choice:has(:checked) { border-color: var(--accent); background: var(--accent-soft); box-shadow: inset 0 0 0 1px var(--accent); }
.choice:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
.choice input { flex: none; width: 20px; height: 20px; margin: 2px 0 0; accent-color: var(--accent); outline: none; }
.typed { display: flex; align-items: center; gap: 12px; margin-top: 8px; }
.typed input {
  width: 100%; min-height: 48px; padding: 10px 14px; border: 1px solid var(--edge); border-radius: var(--radius);
  background: var(--raised); color: var(--ink); font: inherit; font-size: 1.0625rem;
}
.typed input.amount { max-width: 16rem; font-variant-numeric: tabular-nums; }
.typed input:focus-visible { outline-offset: 0; border-color: var(--accent); border-radius: var(--radius); }
.typed input[aria-invalid], .choices:has([aria-invalid]) .choice, [aria-invalid] .choice { border-color: var(--bad); }
.wrong { color: var(--bad); font-weight: 600; font-size: 0.9375rem; display: flex; gap: 8px; align-items: flex-start; }
.note { border-radius: var(--radius); padding: 14px 16px; background: var(--calm-soft); }
.note.bad { background: var(--bad-soft); color: var(--bad); }
.note.bad a { color: inherit; font-weight: 600; }
.note.good { background: var(--good-soft); color: var(--good); }
.note.wait { background: var(--wait-soft); color: var(--wait); }
.note p + p { margin-top: 4px; }
.icon { flex: none; width: 18px; height: 18px; margin-top: 3px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.big-icon { width: 44px; height: 44px; color: var(--good); stroke-width: 1.4; }
.rows > li { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; padding-block: 16px; border-top: 1px solid var(--line); }
.rows > li:last-child { border-bottom: 1px solid var(--line); }
.rows .ask { font-size: 0.9375rem; color: var(--quiet); }
.rows .given { grid-column: 1 / -1; font-weight: 500; }
.rows .given.none { color: var(--wait); display: flex; gap: 8px; }
.rows .given ul { padding-left: 1.2em; }
.pill {
  display: inline-flex; align-items: center; gap: 6px; width: fit-content; padding: 3px 10px 3px 8px; border-radius: 7px;
  font-size: 0.875rem; font-weight: 600;
}
.pill .icon { margin: 0; width: 16px; height: 16px; }
.pill.good { background: var(--good-soft); color: var(--good); }
.pill.wait { background: var(--wait-soft); color: var(--wait); }
.pill.calm { background: var(--calm-soft); color: var(--quiet); }
.pill.bad { background: var(--bad-soft); color: var(--bad); }
.score { display: flex; align-items: baseline; gap: 10px; flex-wrap: wrap; }
.score b { font-size: 2.5rem; line-height: 1; letter-spacing: -0.03em; font-weight: 650; font-variant-numeric: tabular-nums; }
.section { display: grid; gap: 14px; padding-top: 24px; border-top: 1px solid var(--line); }
.topics { display: grid; gap: 12px; }
.topics li { display: grid; grid-template-columns: minmax(0, 15rem) 1fr 3.5rem; gap: 16px; align-items: center; }
.topics .number { text-align: right; color: var(--quiet); font-size: 0.875rem; }
.meter { width: 100%; height: 6px; display: block; border-radius: 3px; }
.meter .track { fill: var(--line); } .meter .filled { fill: var(--accent); }
.graded > li { display: grid; gap: 12px; padding-block: 20px; border-top: 1px solid var(--line); }
.graded > li:first-child { border-top: 0; padding-top: 4px; }
.graded h3 { font-size: 1rem; line-height: 1.45; font-weight: 600; }
.graded .top { display: grid; grid-template-columns: 1fr auto; gap: 16px; align-items: start; }
.graded .points { font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums; }
.marked { display: grid; gap: 8px; font-size: 0.9375rem; }
.marked li { display: grid; grid-template-columns: 18px 1fr; gap: 10px; color: var(--quiet); }
.marked li.picked { color: var(--ink); }
.marked .right .icon { color: var(--good); }
.marked .tag { color: var(--quiet); font-size: 0.8125rem; white-space: nowrap; }
.pairs { display: grid; gap: 10px; }
.pairs div { display: grid; grid-template-columns: 8rem 1fr; gap: 12px; }
.mails li { border-top: 1px solid var(--line); }
.mails li:last-child { border-bottom: 1px solid var(--line); }
.mails a { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) 11.5rem; gap: 4px 20px; align-items: center; padding: 13px 4px; color: inherit; text-decoration: none; font-size: 0.875rem; }
.mails.delivered a { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) 19.5rem; }
.mails a:hover { background: var(--sunken); }
.mails .to { font-weight: 600; }
.mails .to, .mails .subject { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.mails .when { color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap; display: flex; gap: 12px; align-items: center; }
.mail { white-space: pre-line; }
.letter { display: grid; gap: 20px; padding: 24px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--raised); }
.link { overflow-wrap: anywhere; }
bdi, .link, .to, [dir] { hyphens: manual; }
@media (max-width: 600px) {
  .bar div { padding-block: 8px; } .bar .where { white-space: normal; text-align: right; }
  main { padding-block: 22px 40px; gap: 20px; }
  h1 { font-size: 1.5rem; } h1.asks { font-size: 1.1875rem; }
  .facts { grid-template-columns: 1fr 1fr; }
  .facts .whole { grid-column: 1 / -1; padding-top: 0; }
  .actions .first, .actions .bare { flex: 1 0 100%; }
  .actions .button { flex-grow: 1; }
  .topics li { grid-template-columns: 1fr auto; gap: 6px 12px; } .topics .meter { grid-column: 1 / -1; grid-row: 2; }
  .mails a, .mails.delivered a { grid-template-columns: minmax(0, 1fr); }
  .mails .to, .mails .subject { white-space: normal; overflow-wrap: anywhere; }
  .pairs div { grid-template-columns: 1fr; gap: 0; }
  .letter { padding: 18px; }
}
@media (max-width: 600px), (max-height: 480px) {
  p.actions { position: sticky; bottom: 0; padding-block: 10px calc(10px + env(safe-area-inset-bottom)); background: var(--ground); }
}
@media print { .bar, footer, .skip { display: none; } main { padding: 0; } .graded > li { break-inside: avoid; } }
`;
