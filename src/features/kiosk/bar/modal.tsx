import { useEffect, useRef, type ReactNode } from 'react';

type ModalProps = {
  role: 'alertdialog' | 'dialog';
  titleId: string;
  textId: string;
  onCancel: () => void;
  children: ReactNode;
};

/** The browser's own modal dialog: it traps the focus, makes the rest inert and handles Escape, without a library. */
export function Modal({ role, titleId, textId, onCancel, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = dialog.current;
    node?.showModal();
    return () => node?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      // The element's own role is dialog; an alertdialog is one that interrupts.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role={role}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className="kiosk-modal"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      {children}
    </dialog>
  );
}
