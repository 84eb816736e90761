import { describe, expect, it } from 'vitest';
import { inlineStyles, withoutScripts } from '../../scripts/prerender-shell.ts';

describe('the prerendered page', () => {
  const read = (name: string) => (name === 'assets/a.css' ? 'a>b{color:red}' : undefined);

  it('carries its style sheet, to the letter', () => {
    expect(inlineStyles('<link rel="stylesheet" crossorigin href="/assets/a.css">', read)).toBe(
      '<style>a>b{color:red}</style>',
    );
  });

  it('keeps the link to a sheet that the build does not have', () => {
    const link = '<link rel="stylesheet" href="/assets/other.css">';
    expect(inlineStyles(link, read)).toBe(link);
  });

  it('carries no script, which the policy would refuse', () => {
    expect(withoutScripts('<p>a</p><script>let a = "<p>";\n</script><p>b</p>')).toBe('<p>a</p><p>b</p>');
  });
});
