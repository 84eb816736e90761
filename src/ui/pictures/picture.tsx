import { classNames } from '#src/ui/style/class-names.ts';

type PictureProps = {
  /** Address of one of the drawings in this folder: `import speak from '…/speak.svg?url'`. */
  drawing: string;
  width: number;
  height: number;
  className?: string;
};

/**
 * A drawing that accompanies text and is hidden from screen readers. It is used from its file like an icon: it costs no
 * script, takes the page's colours and letters, and its space is kept until it has come.
 */
export function Picture({ drawing, width, height, className }: PictureProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      className={classNames('h-auto w-full', className)}
      dangerouslySetInnerHTML={{ __html: `<use href="${drawing}#picture"></use>` }}
    />
  );
}
