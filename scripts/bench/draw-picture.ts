import type { Aim, Results } from "./results";

const escapeXml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

const rowHeight = 44;
const top = 56;
const width = 960;

const shorten = (text: string) => (text.length > 112 ? `${text.slice(0, 111)}…` : text);

function drawRow(aim: Aim, index: number): string {
  const y = top + index * rowHeight;
  const verdict = aim.isMet === undefined ? "none" : aim.isMet ? "met" : "missed";
  const word = aim.isMet === undefined ? "not run" : verdict;
  return `
  <line class="rule" x1="24" x2="${width - 24}" y1="${y}" y2="${y}"/>
  <text class="what" x="24" y="${y + 19}">${escapeXml(aim.what)}</text>
  <text class="found" x="24" y="${y + 36}">${escapeXml(shorten(aim.measured))}</text>
  <text class="found" x="${width - 110}" y="${y + 27}" text-anchor="end">${escapeXml(aim.aim)}</text>
  <text class="${verdict}" x="${width - 24}" y="${y + 27}" text-anchor="end">${word}</text>`;
}

export function drawPicture(results: Results, aims: Aim[]): string {
  const height = top + aims.length * rowHeight + 16;
  const { machine, at, commit } = results;
  const caption = `${at.slice(0, 10)} · ${commit} · ${machine.cores} cores, ${machine.cpu}, Node ${machine.node}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Shortlist’s aims and what was measured">
  <style>
    svg { font-family: system-ui, sans-serif; background: #ffffff }
    .title { font-size: 17px; font-weight: 600; fill: #18181b }
    .what { font-size: 14px; fill: #18181b }
    .found { font-size: 12px; fill: #52525b }
    .met { font-size: 13px; font-weight: 600; fill: #15803d }
    .missed { font-size: 13px; font-weight: 600; fill: #b91c1c }
    .none { font-size: 13px; fill: #71717a }
    .rule { stroke: #e4e4e7 }
    @media (prefers-color-scheme: dark) {
      svg { background: #18181b }
      .title, .what { fill: #fafafa }
      .found, .none { fill: #a1a1aa }
      .met { fill: #4ade80 }
      .missed { fill: #f87171 }
      .rule { stroke: #3f3f46 }
    }
  </style>
  <text class="title" x="24" y="34">What Shortlist aims for, and what was measured</text>
  <text class="found" x="${width - 24}" y="34" text-anchor="end">${escapeXml(caption)}</text>${aims.map(drawRow).join("")}
</svg>
`;
}
