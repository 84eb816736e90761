import { beforeEach, describe, expect, it } from 'vitest';
import { fieldsOf, showTab, toggleLock, typeInto } from '#src/features/registration/details/edit-fields.ts';
import { beginWith, forgetVisit, useRegistration } from '#src/features/registration/visit/registration-store.ts';

beforeEach(forgetVisit);

describe('the draft of a visit', () => {
  it('keeps what was typed over a change of tabs, and drops the errors of the tab that was left', () => {
    typeInto('name', 'Jane');
    useRegistration.setState({ faults: [{ field: 'age', kind: 'missing' }] });
    showTab('form');
    showTab('voice');
    expect(useRegistration.getState()).toMatchObject({
      fields: { name: 'Jane' },
      origins: { name: 'typed' },
      faults: [],
    });
  });

  it('never shows an assumed gender on the form tab, and shows a heard one', () => {
    const fields = { ...useRegistration.getState().fields, gender: 'male' };
    expect(fieldsOf('form', { fields, origins: { gender: 'assumed' } }).gender).toBe('');
    expect(fieldsOf('voice', { fields, origins: { gender: 'assumed' } }).gender).toBe('male');
    expect(fieldsOf('form', { fields, origins: { gender: 'heard' } }).gender).toBe('male');
  });

  it('drops an error as soon as it is corrected, and no other', () => {
    useRegistration.setState({
      faults: [
        { field: 'name', kind: 'missing' },
        { field: 'age', kind: 'out of range' },
      ],
    });
    typeInto('age', '12.5');
    expect(useRegistration.getState().faults).toHaveLength(2);
    typeInto('age', '12');
    expect(useRegistration.getState().faults).toEqual([{ field: 'name', kind: 'missing' }]);
  });

  it('is locked until it is opened', () => {
    expect(useRegistration.getState().locked).toBe(true);
    toggleLock();
    expect(useRegistration.getState().locked).toBe(false);
  });

  it('holds nothing of the former patient after the end of a visit, and is another visit', () => {
    beginWith({ transcript: 'my name is Jane', suggestedDepartment: undefined, autoSuggest: false });
    typeInto('symptoms', 'fever');
    const { visit } = useRegistration.getState();
    forgetVisit();
    expect(JSON.stringify(useRegistration.getState())).not.toMatch(/jane|fever/iu);
    expect(useRegistration.getState().visit).not.toBe(visit);
  });
});
