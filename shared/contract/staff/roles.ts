type RoleFacts = {
  /** The path of its pages; the first of them opens after a login. */
  readonly area: `/${string}`;
  readonly home: `/${string}`;
  /** Inside the area, but open without a login. */
  readonly openPage: `/${string}` | null;
  /** The path of its `login` and `logout` calls. */
  readonly session: `api/${string}`;
  /** Where logging out leads. */
  readonly afterLogout: `/${string}`;
  /** What it logs in with besides email and password. */
  readonly extraField: 'doctorId' | null;
  /** A 403 means that its session does not fit its area; for other roles it may concern one patient. */
  readonly isSentToLoginWhenForbidden: boolean;
  readonly icon: 'shield-check' | 'stethoscope';
};

/**
 * The staff roles with all their facts. A new one is a row here, a row in server/services/staff/accounts.ts, its texts
 * (`loginTexts`, `settingsTexts.sessions.roles`), its pages and a migration of the two check constraints.
 */
export const ROLES = {
  admin: {
    area: '/admin',
    home: '/admin/dashboard',
    openPage: null,
    session: 'api/adminAuth',
    afterLogout: '/',
    extraField: null,
    isSentToLoginWhenForbidden: true,
    icon: 'shield-check',
  },
  doctor: {
    area: '/doctor',
    home: '/doctor/dashboard',
    openPage: '/doctor/login',
    session: 'api/doctorAuth',
    afterLogout: '/doctor/login',
    extraField: 'doctorId',
    isSentToLoginWhenForbidden: false,
    icon: 'stethoscope',
  },
} as const satisfies Readonly<Record<string, RoleFacts>>;

export type Role = keyof typeof ROLES;

/** What an account of the administration is for: `desk` is a receptionist, who runs the day and nothing else (QUEUE-9). */
export const ADMIN_KINDS = ['admin', 'desk'] as const;
export type AdminKind = (typeof ADMIN_KINDS)[number];

/** In the order in which sessions are looked for. */
export const ROLE_NAMES = Object.keys(ROLES).filter(isRole);

/** Whether a value from outside names a role. */
export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && Object.hasOwn(ROLES, value);
}

/** The role whose page a path is; undefined for public pages. */
export function roleOfPath(path: string): Role | undefined {
  return ROLE_NAMES.find((role) => {
    const { area, openPage } = ROLES[role];
    const isOpen = openPage !== null && path.startsWith(openPage);
    return (path === area || path.startsWith(`${area}/`)) && !isOpen;
  });
}
