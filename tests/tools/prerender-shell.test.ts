import { describe, expect, it } from 'vitest';
import {
  asPartOfPage,
  modulePreloads,
  withIcons,
  withPictures,
  withoutScripts,
  withRestAsText,
  withStyles,
} from '../../tools/build/prerender-shell.ts';

describe('the prerendered page', () => {
  it('carries those of its styles that it needs', () => {
    expect(withStyles('<title>t</title><p class="a">b</p>', '.a{color:red}.b{color:blue}')).toBe(
      '<title>t</title>\n    <style>.a{color:red}</style><p class="a">b</p>',
    );
  });

  it('carries its drawings, and keeps the use of one that the sprite does not have', () => {
    const sprite = '<svg><symbol id="mic" viewBox="0 0 24 24"><path d="M1 1"/></symbol></svg>';
    const other = '<svg><use href="/i.svg#other"></use></svg>';
    expect(withIcons(`<svg><use href="/i.svg#mic"></use></svg>${other}`, sprite)).toBe(
      `<svg><path d="M1 1"/></svg>${other}`,
    );
  });

  it('finds its pictures where the build has put them, and does not begin without one', () => {
    const page = '<svg><use href="/src/ui/pictures/speak.svg#picture"></use></svg>';
    const files = [{ type: 'asset', fileName: 'assets/speak-1.svg', names: ['speak.svg'] }];
    expect(withPictures(page, files)).toBe('<svg><use href="/assets/speak-1.svg#picture"></use></svg>');
    expect(() => withPictures(page, [])).toThrow('speak.svg');
  });

  it('has the picture and the sections of the landing page as text, and no other page’s', () => {
    const page = '<div class="landing-page"><div><div id="hero-picture" class="a"><svg><g></g></svg></div></div>';
    expect(withRestAsText(`${page}<section>1</section><!--$--><section><ul></ul></section></div>`)).toBe(
      '<div class="landing-page"><div><div id="hero-picture" class="a"><noscript class="rest"><svg><g></g></svg></noscript></div></div>' +
        '<noscript class="rest"><section>1</section><!--$--><section><ul></ul></section></noscript></div>',
    );
    expect(withRestAsText('<main><section>1</section></main>')).toBe('<main><section>1</section></main>');
  });

  it('has the links and switches of its header as text, and its name as it is', () => {
    const name = '<header><div><a href="/">Frontdesk</a>';
    const controls = '<div role="group"><button>Pause</button></div><nav><a href="/#about">About</a></nav>';
    expect(withRestAsText(`${name}${controls}</div></header><nav>other</nav>`)).toBe(
      `${name}<noscript class="rest">${controls}</noscript></div></header><nav>other</nav>`,
    );
  });

  it('carries no script, which the policy would refuse', () => {
    expect(withoutScripts('<p>a</p><script>let a = "<p>";\n</script><p>b</p>')).toBe('<p>a</p><p>b</p>');
  });

  it('names all scripts of its first screen once, wherever a source travels', () => {
    const chunk = (fileName: string, imports: string[], moduleIds: string[] = []) => ({
      type: 'chunk',
      fileName,
      imports,
      moduleIds,
    });
    const bundle = {
      'app.js': chunk('app.js', ['runtime.js'], ['/src/app/router.tsx', '/src/app/main.tsx']),
      'page.js': chunk('page.js', ['runtime.js', 'app.js'], ['/src/page.tsx']),
      'runtime.js': chunk('runtime.js', []),
      'other.js': chunk('other.js', ['app.js'], ['/src/other.tsx']),
    };
    const links = modulePreloads(bundle, ['src/app/main.tsx', 'src/page.tsx']);
    expect(links.map((link) => /href="([^"]+)"/.exec(link)?.[1])).toEqual(['/app.js', '/runtime.js', '/page.js']);
    expect(() => modulePreloads(bundle, ['src/none.tsx'])).toThrow('src/none.tsx');
  });

  it('has its first script in it, which asks for the app by its whole address', () => {
    const helped = 'import{t as e}from"./app-1.js";var r=1;e(async()=>{await import(`./app-1.js`)},[]);\n';
    expect(asPartOfPage(helped)).toBe(
      '(()=>{let e=e=>e();var r=1;e(async()=>{await import(`/assets/app-1.js`)},[]);})()',
    );
    expect(asPartOfPage('import("./app-1.js");')).toBe('(()=>{import("/assets/app-1.js");})()');
  });

  it('refuses a first script that needs another file before the first paint', () => {
    const two = 'import{t as e}from"./app-1.js";import{n as t}from"./kit-1.js";e(()=>import(`./app-1.js`));t();';
    const another = 'import{look as e}from"./app-1.js";e();import(`./app-1.js`);';
    for (const code of [two, another]) expect(() => asPartOfPage(code)).toThrow('other files');
  });
});
