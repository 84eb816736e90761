import type { ApiRoute } from '#server/routes/api-route.ts';

/** How long a session lasts, which every answer to staff says: asked for by a page, or by somebody who stays. */
export function sessionEndRoutes(): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/session',
      policy: 'desk-or-doctor',
      asksByItself: true,
      handle: async (context) => context.json({ message: 'Logged in' }),
    },
    {
      method: 'POST',
      path: '/api/session',
      policy: 'desk-or-doctor',
      handle: async (context) => context.json({ message: 'Logged in' }),
    },
  ];
}
