const card = (x: number, y: number, width: number, height: number, inside: string) =>
  `<g transform="translate(${x} ${y})"><rect width="${width}" height="${height}" rx="20" fill="#fff" filter="url(#hero-lift)"/>${inside}</g>`;

const bar = (x: number, y: number, width: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="10" rx="5" fill="${colour}"/>`;

/** Heights of the bars of a spoken sentence. */
const VOICE = [12, 26, 40, 22, 52, 34, 18, 44, 28, 14];

/** All bars of one colour are one path with round ends, so that there are fewer shapes to lay out. */
const bars = (from: number, to: number, colour: string) => {
  const strokes = VOICE.slice(from, to).map(
    (height, index) => `M${95.5 + (from + index) * 13} ${47.5 - height / 2}v${height - 7}`,
  );
  return `<path d="${strokes.join('')}" stroke="${colour}" stroke-width="7" stroke-linecap="round"/>`;
};
const voiceBars = bars(0, 6, '#0B5CAD') + bars(6, 10, '#A9CDEE');

/** The landing page's picture: a doctor, surrounded by what the product does: listen, care, issue a ticket. */
export function heroPicture(doctor: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-28 0 696 600" width="696" height="600">' +
    '<defs>' +
    '<linearGradient id="hero-disc" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#BFE0FA"/><stop offset="1" stop-color="#7DB9EC"/></linearGradient>' +
    '<clipPath id="hero-frame"><path d="M80 0h480v300a240 240 0 0 1-480 0z"/></clipPath>' +
    '<filter id="hero-lift" x="-20%" y="-30%" width="140%" height="170%"><feDropShadow dx="0" dy="10" stdDeviation="14" flood-color="#0B2540" flood-opacity=".16"/></filter>' +
    '</defs>' +
    '<circle cx="320" cy="300" r="282" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="2 14" stroke-linecap="round"/>' +
    '<circle cx="320" cy="300" r="240" fill="url(#hero-disc)"/>' +
    '<circle cx="410" cy="210" r="120" fill="#fff" opacity=".22"/>' +
    `<g clip-path="url(#hero-frame)"><g transform="translate(84 62) scale(1.97)">${doctor}</g></g>` +
    '<circle cx="566" cy="128" r="13" fill="#FFDD33"/><circle cx="74" cy="236" r="9" fill="#0B5CAD"/><circle cx="560" cy="470" r="8" fill="#fff"/>' +
    card(
      8,
      96,
      176,
      92,
      '<circle cx="46" cy="46" r="27" fill="#FDE4E4"/><path d="M46 60c-9-7-15-12-15-19a8 8 0 0 1 15-4 8 8 0 0 1 15 4c0 7-6 12-15 19z" fill="#D64545"/>' +
        '<path d="M86 48h16l7-18 12 36 9-22 5 4h20" fill="none" stroke="#D64545" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
    ) +
    card(
      424,
      336,
      212,
      116,
      '<circle cx="48" cy="58" r="28" fill="#D8F2E2"/><path d="m36 59 9 9 16-19" fill="none" stroke="#0B6B3A" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>' +
        bar(92, 28, 64, '#C9D9E8') +
        '<text x="91" y="71" font-weight="700" font-size="24" fill="#0B2540">K3-0042</text>' +
        bar(92, 86, 92, '#DCEDFB'),
    ) +
    card(
      34,
      462,
      244,
      88,
      '<circle cx="46" cy="44" r="28" fill="#0B5CAD"/><rect x="40" y="27" width="12" height="22" rx="6" fill="#fff"/><path d="M34 42a12 12 0 0 0 24 0M46 54v7" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>' +
        voiceBars,
    ) +
    '</svg>\n'
  );
}
