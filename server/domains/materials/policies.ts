import { eq, or, sql } from 'drizzle-orm';
import type { Subject } from '../../../src/contract/courses/values';
import { everyone, owned } from '../../core/http/policy';
import { materialRequests, materialSubmissions } from './collect/tables';

export const ownSubmissions = owned(materialSubmissions.userId);

/** A request is for the parents listed; without a list it is for all. */
export const requestsFor = (userId: number) =>
  or(eq(sql`cardinality(${materialRequests.userIds})`, 0), sql`${userId} = any(${materialRequests.userIds})`);

/** Materials are for official students, of the subjects that they study (`admittedSubjects` of handlers.ts). */
export const isOfSubjects = (subjects: readonly Subject[]) => (material: { readonly subject: Subject }) =>
  subjects.includes(material.subject);

/** Instructions are public, since anyone may hold the box; films and delivery only for parents whose child has the course. */
export const mayReadAid = everyone;
