import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { shareHandlers, posterHandlers } from './handlers';
import { shareStarHandlers } from './stars';
import { onAttended } from '../lessons/attendance';
import { creditInviter } from './invitations/credit';
import { invitationHandlers } from './invitations/handlers';
import * as invitationTables from './invitations/tables';
import * as tables from './tables';
import { shareLabels } from './labels';
import { keepInvitation } from './invitations/invite';

onAttended.add(creditInviter);

const handlers: DomainHandlers<'share'> = {
  ...shareHandlers,
  ...posterHandlers,
  ...shareStarHandlers,
  ...invitationHandlers,
};

export const share = {
  handlers,
  tables: { ...tables, ...invitationTables },
  labels: shareLabels,
  onLogin: keepInvitation,
} satisfies Domain;
