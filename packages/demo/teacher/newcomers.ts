/** Entrance links for new families, created by a teacher: each is valid once, for one family. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENTRANCE_LINK_HOURS } from '../../../src/contract/activities/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { routes } from '../../../src/contract/routes';
import type { Person as Family } from '../../../server/domains/account/people';
import { newFamilies } from '../../../server/domains/activities/newcomers/families';
import { issueEntranceLink } from '../../../server/domains/activities/newcomers/links';
import { publicOrigin } from '../../../server/core/http/file-url';
import { headersOf, type AppServices } from '../../../server/core/http/dispatch';
import { BusinessError } from '../../../server/core/http/handler';
import { documentOf, safe } from '../staff/html';
import { isInside } from '../staff/login';
import { hidden, sendPage } from '../staff/open';
import { TEACHER_TEXTS } from './texts';
import { TEACHER_DESK, TEACHER_PATH } from './where';

const PATH = `${TEACHER_PATH}/newcomers`;
const LISTED = { limit: 50, offset: 0 } as const;
const T = TEACHER_TEXTS.newcomers;

interface OfAccount {
  Params: { id: string };
}

const nameOf = ({ kidName, phoneMask }: Family): string =>
  `${kidName === '' ? TEACHER_TEXTS.unnamed : kidName}　${phoneMask}`;

const back = `<a href="${TEACHER_PATH}">${TEACHER_TEXTS.back}</a>`;

const listOf = (found: readonly Family[]): string =>
  documentOf(
    TEACHER_DESK,
    T.title,
    `<header><h1>${T.title}</h1>${back}</header><p class="note">${T.note(ENTRANCE_LINK_HOURS)}</p>
${found
  .map(
    (family) =>
      `<form class="card" method="post" action="${PATH}/${family.accountId}"><b>${safe(nameOf(family))}</b><button>${T.make}</button></form>`,
  )
  .join('\n')}`,
  );

const linkOf = (family: Family, link: string): string =>
  documentOf(
    TEACHER_DESK,
    T.title,
    `<header><h1>${T.title}</h1><a href="${PATH}">${TEACHER_TEXTS.back}</a></header>
<p>${safe(nameOf(family))}</p><label for="link">${T.once}</label><textarea id="link" readonly>${safe(link)}</textarea>`,
  );

export function registerNewcomers(scope: FastifyInstance, services: AppServices): void {
  const { db } = services;
  const isOut = (request: FastifyRequest) => !isInside(services, TEACHER_DESK, request);
  scope.get(PATH, hidden, async (request, reply) =>
    isOut(request)
      ? reply.redirect(TEACHER_PATH, 303)
      : sendPage(reply, listOf(await newFamilies(db, LISTED))),
  );
  scope.post<OfAccount>(`${PATH}/:id`, hidden, async (request, reply) => {
    if (isOut(request)) return reply.redirect(TEACHER_PATH, 303);
    const found = (await newFamilies(db, LISTED)).find(
      ({ accountId }) => String(accountId) === request.params.id,
    );
    if (found === undefined) throw new BusinessError(BACKEND_CODE.notFound, TEACHER_TEXTS.missing, 404);
    const code = await issueEntranceLink(services, found.accountId);
    const origin = publicOrigin({ config: services.config, headers: headersOf(request) });
    return sendPage(reply, linkOf(found, `${origin}${routes.freshmanAuthLogin.path}?code=${code}`));
  });
}
