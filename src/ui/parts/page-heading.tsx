import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#src/ui/style/class-names.ts';

type PageHeadingProps = {
  children: ReactNode;
  /** For a step within one URL: the heading takes the focus when it appears. Between URLs the router does that. */
  focusOnMount?: boolean;
  className?: string;
};

/** The page's only h1. It can be focused, so that a change of page is announced and Tab continues from the top. */
export function PageHeading({ children, focusOnMount = false, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusOnMount) heading.current?.focus();
  }, [focusOnMount]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={classNames(
        'text-[min(1.875rem,9vw)] leading-[1.2] font-bold text-balance wrap-anywhere text-ink',
        className,
      )}
    >
      {children}
    </h1>
  );
}
