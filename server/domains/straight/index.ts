import type { DomainHandlers } from '../../core/http/handler';
import { childHandlers } from './children';
import { contestHandlers } from './contest';
import { giftHandlers } from './gifts';
import { straightLabels } from './labels';
import { membershipHandlers } from './membership';
import { strategyHandlers } from './strategies';
import * as tables from './tables';

const handlers: DomainHandlers<'straight'> = {
  ...contestHandlers,
  ...membershipHandlers,
  ...childHandlers,
  ...strategyHandlers,
  ...giftHandlers,
};

export const straight = { handlers, tables, labels: straightLabels };
