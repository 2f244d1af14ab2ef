import type { FastifyInstance } from 'fastify';
import type { AppServices } from './dispatch';
import type { RequestLimits } from './limits';

/** Registers routes that are not calls of the contract. */
export type Routes = (
  app: FastifyInstance,
  services: AppServices,
  limits: RequestLimits,
) => void | Promise<void>;
