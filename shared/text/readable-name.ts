/** Letters that draw nothing: the fillers of Hangul. All else that is not seen is no letter. */
const UNSEEN = /[\u115F\u1160\u3164\uFFA0]/gu;

/** Whether somebody can be called by this: a letter or a digit of some script is in it that can be seen. */
export function isReadableName(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name.replaceAll(UNSEEN, ''));
}
