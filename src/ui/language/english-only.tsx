import { Alert } from '../parts/alert.tsx';
import { Button } from '../parts/button.tsx';

type EnglishOnlyProps = {
  words: { readonly title: string; readonly text: string; readonly type: string };
  onType: () => void;
};

/**
 * The words were in a language that the voice input does not understand: speaking louder or more slowly does not help,
 * but typing does.
 */
export function EnglishOnly({ words, onType }: EnglishOnlyProps) {
  return (
    <Alert
      tone="warning"
      title={words.title}
      className="text-start"
      action={
        <Button variant="secondary" size="lg" icon="keyboard" onClick={onType}>
          {words.type}
        </Button>
      }
    >
      <p>{words.text}</p>
    </Alert>
  );
}
