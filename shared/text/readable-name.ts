/** What draws nothing, or turns what is around it: zero-width letters, marks of direction, fillers that look like spaces. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800\u034F\u17B4\u17B5\u180B-\u180F\uFE00-\uFE0F]/gu;

/** Whether somebody can be called by this: a letter or a digit of some script is in it that can be seen. */
export function isReadableName(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name.replaceAll(UNSEEN, ''));
}
