/**
 * Runs in a page and returns what it shows as SVG: its sheets, its words where they stand, its icons. The page's own
 * colours stay what they are called, so that a picture of a screen takes a hospital's colours, too.
 */
export async function traceScreen(): Promise<string> {
  const round = (value: number): string => String(Math.round(value * 10) / 10);
  const names = new Map<string, string>();
  const probe = document.body.appendChild(document.createElement('i'));
  for (const name of [
    'ink',
    'ink-2',
    'brand',
    'brand-strong',
    'sky-100',
    'sky-200',
    'sky-300',
    'line',
    'line-strong',
  ]) {
    probe.style.color = `var(--color-${name})`;
    names.set(getComputedStyle(probe).color, `var(--color-${name})`);
  }
  probe.remove();
  const colour = (value: string): string => names.get(value) ?? value.replaceAll(' ', '');
  const isNothing = (value: string): boolean => value === 'transparent' || value.endsWith(', 0)');
  const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const drawn: string[] = [];

  const sheet = (node: Element, style: CSSStyleDeclaration): void => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const border = Number.parseFloat(style.borderTopWidth);
    const hasBorder = border > 0 && style.borderTopStyle !== 'none' && !isNothing(style.borderTopColor);
    if (isNothing(style.backgroundColor) && !hasBorder) return;
    const radius = Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, height / 2, width / 2);
    const edge = hasBorder ? ` stroke="${colour(style.borderTopColor)}" stroke-width="${border}"` : '';
    const inner = isNothing(style.backgroundColor) ? 'none' : colour(style.backgroundColor);
    drawn.push(
      `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}" fill="${inner}"${edge}/>`,
    );
  };

  const words = (node: Text, style: CSSStyleDeclaration): void => {
    const range = document.createRange();
    const lines = new Map<number, { x: number; y: number; text: string }>();
    for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { x, top, height, width } = range.getBoundingClientRect();
      if (width < 2) continue;
      const line = lines.get(top);
      if (line) line.text += ` ${word}`;
      else lines.set(top, { x, y: top + height * 0.77, text: word });
    }
    for (const { x, y, text } of lines.values())
      drawn.push(
        `<text x="${round(x)}" y="${round(y)}" font-size="${round(Number.parseFloat(style.fontSize))}" font-weight="${style.fontWeight}" fill="${colour(style.color)}">${escaped(text)}</text>`,
      );
  };

  const icon = async (node: SVGElement, style: CSSStyleDeclaration): Promise<void> => {
    const { x, y, width } = node.getBoundingClientRect();
    const href = node.querySelector('use')?.getAttribute('href') ?? '';
    const [file = '', id = ''] = href.split('#');
    const sprite = new DOMParser().parseFromString(await (await fetch(file)).text(), 'image/svg+xml');
    const scale = width / 24;
    drawn.push(
      `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})" fill="none" stroke="${colour(style.color)}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${(sprite.getElementById(id)?.innerHTML ?? '').replaceAll(/ xmlns="[^"]+"/g, '')}</g>`,
    );
  };

  const visit = async (node: Node): Promise<void> => {
    const parent = node.parentElement;
    if (node instanceof Text && parent) words(node, getComputedStyle(parent));
    if (!(node instanceof Element)) return;
    const style = getComputedStyle(node);
    const { bottom, top, width, height } = node.getBoundingClientRect();
    if (
      style.visibility === 'hidden' ||
      style.display === 'none' ||
      (style.display !== 'contents' && bottom < 0) ||
      top > innerHeight
    )
      return;
    const hasNoBox = style.display === 'contents';
    if (style.clipPath !== 'none' || (!hasNoBox && width <= 1 && height <= 1)) return;
    if (node instanceof SVGElement) {
      if (node.querySelector('use')) await icon(node, style);
      return;
    }
    sheet(node, style);
    for (const child of node.childNodes) await visit(child);
  };
  const root = document.querySelector('#root');
  for (const child of root?.childNodes ?? []) await visit(child);
  return drawn.join('\n');
}
