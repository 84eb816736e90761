import { whenIdle } from '#src/platform/when-idle.ts';

/**
 * Lays the sections below the window out, one in each idle moment, so that their heights are the real ones, and a picture of the whole
 * page shows all of it. Until then their style puts it off (parts.css).
 * @returns calls it off.
 */
export function layOutInTurn(sections: HTMLCollection): () => void {
  let at = 0;
  let callOff = () => undefined as void;
  const next = () => {
    const section = sections.item(at);
    if (!(section instanceof HTMLElement)) return;
    section.style.contentVisibility = 'visible';
    at += 1;
    callOff = whenIdle(next);
  };
  callOff = whenIdle(next);
  return () => callOff();
}
