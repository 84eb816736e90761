import { useRef, type ComponentProps } from 'react';
import { Button } from './button.tsx';

type ChoosePictureProps = Omit<ComponentProps<typeof Button>, 'variant' | 'onClick'> & {
  onChoose: (file: File) => void;
};

/** A button that asks for a picture of this device. The browser's own file field, which says less, stays out of sight. */
export function ChoosePicture({ onChoose, ...button }: ChoosePictureProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} variant="secondary" onClick={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="hidden"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file can be chosen again after a mistake.
          target.value = '';
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
    </>
  );
}
