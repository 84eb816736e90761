import { timeTexts as texts } from '#src/locales/en/patient/times.ts';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { useRegistration, type ChosenTime, type Wish } from '#src/features/registration/visit/registration-store.ts';

const WISHES: readonly Wish[] = ['soon', 'morning', 'afternoon'];

/** Where nobody can say what is free: when it suits the patient; reception gives the time. */
export function WishField({ time }: { time: Extract<ChosenTime, { kind: 'wish' }> }) {
  return (
    <div className="time-line w-full border-t border-line pt-3">
      <RadioGroupField
        id="registration-wish"
        name="registration-wish"
        legend={time.full ? texts.noneFree : texts.askDesk}
        options={WISHES.map((value) => ({ value, label: texts.wishes[value] }))}
        value={time.wish}
        onChange={(value) => {
          const wish = WISHES.find((one) => one === value) ?? 'soon';
          useRegistration.setState({ time: { ...time, wish, own: true } });
        }}
      />
    </div>
  );
}
