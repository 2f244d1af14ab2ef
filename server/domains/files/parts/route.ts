/**
 * Resumable uploads: tus 1.0.0 (creation, expiration, termination) with the app's session. The parent's client is tus-js-client; a
 * test runs it over unstable connections.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPLOAD_PARTS_PATH, UPLOAD_URL_HEADER } from '../../../../src/contract/files/values';
import { filesCalls } from '../../../../src/contract/files/calls';
import { assertPart, assertTus, fileTypeOf, lengthOf, offsetOf, TUS_VERSION } from './headers';
import {
  appendPiece,
  assertPlace,
  beginUpload,
  findUpload,
  finishUpload,
  forgetUpload,
  type PartUpload,
} from './store';
import { pictureUrl } from '../../../core/http/file-url';
import { inPiecesOf } from '../../../core/providers/pieces';
import { authenticate, tokenOf } from '../../../core/http/authenticate';
import { headersOf, type AppServices } from '../../../core/http/dispatch';
import { requireSession } from '../../../core/http/handler';
import type { RequestLimits } from '../../../core/http/limits';

/** Bytes of a part in memory at a time: hundreds of slow phones may upload concurrently. */
const PIECE_BYTES = 64 * 1024;

interface Asked {
  Params: { id: string };
}
type Request = FastifyRequest<Asked>;

const TUS_HEADERS = { 'tus-resumable': TUS_VERSION, 'cache-control': 'no-store' } as const;

export async function registerUploadParts(
  app: FastifyInstance,
  services: AppServices,
  limits: RequestLimits,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Bodies are not parsed here: the handler streams parts piece by piece, other bodies are ignored.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    const hidden = {
      schema: { hide: true },
      exposeHeadRoute: false,
      config: { call: filesCalls.uploadFile },
    };
    const one = `${UPLOAD_PARTS_PATH}/:id`;
    const admitted = {
      ...hidden,
      onRequest: async (request: FastifyRequest) => limits.admit(request.ip, null),
    };
    const begun = {
      ...hidden,
      onRequest: async (request: FastifyRequest) => limits.admit(request.ip, 'uploadFile'),
    };
    scope.route<Asked>({ ...begun, method: 'POST', url: UPLOAD_PARTS_PATH, handler: begin });
    scope.route<Asked>({ ...admitted, method: 'HEAD', url: one, handler: howFar });
    scope.route<Asked>({ ...admitted, method: 'PATCH', url: one, handler: take });
    scope.route<Asked>({ ...admitted, method: 'DELETE', url: one, handler: forget });
  });

  async function userOf(request: FastifyRequest): Promise<number> {
    const headers = headersOf(request);
    const token = tokenOf(request, headers, false);
    const session = requireSession({ session: await authenticate(filesCalls.uploadFile, token, services) });
    request.accountId = session.accountId;
    assertTus(headers);
    return session.userId;
  }

  async function begin(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const userId = await userOf(request);
    const headers = headersOf(request);
    const upload = await beginUpload(services, userId, {
      size: lengthOf(headers),
      fileType: fileTypeOf(headers),
    });
    // A relative URL, independent of any path prefix at the operator's proxy.
    return answer(reply, upload).code(201).header('location', `parts/${upload.id}`).send();
  }

  async function howFar(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const upload = await findUpload(services, await userOf(request), request.params.id);
    const key = upload.key ?? (await finishUpload(services, upload));
    return answer(reply, upload, headersOf(request), key).code(200).send();
  }

  async function take(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const upload = await findUpload(services, await userOf(request), request.params.id);
    const headers = headersOf(request);
    assertPart(headers);
    const received = await store(upload, offsetOf(headers), request.raw);
    const key = received === upload.size ? await finishUpload(services, upload) : null;
    return answer(reply, { ...upload, received }, headers, key)
      .code(204)
      .send();
  }

  /** Data received before a disconnect is kept: the next part continues there. */
  async function store(upload: PartUpload, offset: number, body: IncomingMessage): Promise<number> {
    assertPlace(upload, offset);
    let received = offset;
    for await (const piece of inPiecesOf(PIECE_BYTES, untilCut(body)))
      received = await appendPiece(services, upload, received, piece);
    return received;
  }

  async function forget(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    await forgetUpload(services, await findUpload(services, await userOf(request), request.params.id));
    return reply.headers(TUS_HEADERS).code(204).send();
  }

  function answer(
    reply: FastifyReply,
    { received, size, expiresAt }: PartUpload,
    headers: ReturnType<typeof headersOf> = {},
    key: string | null = null,
  ): FastifyReply {
    void reply.headers({
      ...TUS_HEADERS,
      'upload-offset': received,
      'upload-length': size,
      'upload-expires': expiresAt.toUTCString(),
    });
    if (key !== null)
      void reply.header(UPLOAD_URL_HEADER, pictureUrl({ config: services.config, headers }, key));
    return reply;
  }
}

/** Ends the stream if the client disconnects. Does not destroy the connection on an early return: the error response needs it. */
async function* untilCut(body: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch {
    // The data received so far is valid.
  }
}
