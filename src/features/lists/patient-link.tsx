import { Link } from '@tanstack/react-router';

type PatientLinkProps = {
  area: 'admin' | 'doctor';
  /** Undefined where a list knows no more than a name. */
  id: string | undefined;
  name: string;
};

/** A patient's name in a list: it leads to the patient's own page. */
export function PatientLink({ area, id, name }: PatientLinkProps) {
  if (id === undefined || id === '') return name;
  return (
    <Link
      to={area === 'admin' ? '/admin/patients/$id' : '/doctor/patients/$id'}
      params={{ id }}
      className="underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
}
