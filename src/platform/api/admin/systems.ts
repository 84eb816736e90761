import * as v from 'valibot';
import { ApiClients, ClientSecret, type NewClientBody } from '#shared/contract/interop/api-clients.ts';
import { CalendarAddress, CalendarFeeds } from '#shared/contract/interop/calendars.ts';
import { AddedHook, DeliveryList, HookList, type NewHookBody } from '#shared/contract/interop/webhooks.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { queryOf } from '#src/platform/api/staff/page-query.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

// Other systems: let in, told what happens, subscribed to calendars. Our own server's only.

type Answer<Value> = Promise<Result<Value, ApiProblem>>;
const MESSAGES_SHOWN = 20;
const one = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

export const readClients = (signal: AbortSignal): Answer<v.InferOutput<typeof ApiClients>> =>
  staffCall({ method: 'GET', path: 'api/clients', schema: ApiClients, signal });
export const addClient = (body: NewClientBody): Answer<ClientSecret> =>
  staffCall({ method: 'POST', path: 'api/clients', body, schema: ClientSecret });
export const renewSecret = (id: string): Answer<ClientSecret> =>
  staffCall({ method: 'POST', path: `${one('api/clients', id)}/secret`, schema: ClientSecret });
export const removeClient = (id: string): Answer<unknown> =>
  staffCall({ method: 'DELETE', path: one('api/clients', id), schema: v.unknown() });

export const readHooks = (signal: AbortSignal): Answer<v.InferOutput<typeof HookList>> =>
  staffCall({ method: 'GET', path: 'api/webhooks', schema: HookList, signal });
export const addHook = (body: NewHookBody): Answer<AddedHook> =>
  staffCall({ method: 'POST', path: 'api/webhooks', body, schema: AddedHook });
export const removeHook = (id: string): Answer<unknown> =>
  staffCall({ method: 'DELETE', path: one('api/webhooks', id), schema: v.unknown() });
export const readDeliveries = (signal: AbortSignal): Answer<DeliveryList> =>
  staffCall({
    method: 'GET',
    path: `api/webhooks/deliveries${queryOf({ limit: MESSAGES_SHOWN })}`,
    schema: DeliveryList,
    signal,
  });
export const retryDelivery = (id: string): Answer<unknown> =>
  staffCall({ method: 'POST', path: `${one('api/webhooks/deliveries', id)}/retry`, schema: v.unknown() });

export const readCalendars = (signal: AbortSignal): Answer<v.InferOutput<typeof CalendarFeeds>> =>
  staffCall({ method: 'GET', path: 'api/calendars', schema: CalendarFeeds, signal });
export const makeCalendar = (id: string): Answer<v.InferOutput<typeof CalendarAddress>> =>
  staffCall({ method: 'POST', path: one('api/calendars', id), schema: CalendarAddress });
export const removeCalendar = (id: string): Answer<unknown> =>
  staffCall({ method: 'DELETE', path: one('api/calendars', id), schema: v.unknown() });
