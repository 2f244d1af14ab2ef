import { BackendControl } from '../../support/backend-control';

/** Where the mini program's backend listens; it was built with the same address. */
export const backendOrigin = process.env.WEAPP_API ?? process.env.BACKEND_ORIGIN ?? 'http://127.0.0.1:18081';

export const backend = new BackendControl({
  get: async (path) => answerOf(await fetch(backendOrigin + path)),
  post: async (path, { data }) =>
    answerOf(
      await fetch(backendOrigin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      }),
    ),
});

const answerOf = (response: Response) => ({
  ok: () => response.ok,
  status: () => response.status,
  json: () => response.json() as Promise<unknown>,
});
