type RoleFacts = {
  /** Where its pages lie; the first of them opens after a login. */
  readonly area: `/${string}`;
  readonly home: `/${string}`;
  /** Below the area, yet open to who is not logged in. */
  readonly openPage: `/${string}` | null;
  /** Its session's calls: `login` and `logout` below this. */
  readonly session: `api/${string}`;
  /** Where one is after logging out. */
  readonly afterLogout: `/${string}`;
  /** What it logs in with beside e-mail and password. */
  readonly extraField: 'doctorId' | null;
  /** A 403 means that its own session is not one for its area; for others it may be about one patient. */
  readonly isSentToLoginWhenForbidden: boolean;
  readonly icon: 'shield-check' | 'stethoscope';
};

/**
 * Who works in a clinic, each role with all its facts. A new one is a row here, a row of server/services/staff/accounts.ts, its
 * texts (`loginTexts`, `settingsTexts.sessions.roles`), its pages and a migration of the two checks.
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

/** In the order in which a session is looked for. */
export const ROLE_NAMES = Object.keys(ROLES).filter(isRole);

/** Whether a value from outside names a role. */
export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && Object.hasOwn(ROLES, value);
}

/** The role whose page a path is; undefined for pages that are open to everybody. */
export function roleOfPath(path: string): Role | undefined {
  return ROLE_NAMES.find((role) => {
    const { area, openPage } = ROLES[role];
    const isOpen = openPage !== null && path.startsWith(openPage);
    return (path === area || path.startsWith(`${area}/`)) && !isOpen;
  });
}
