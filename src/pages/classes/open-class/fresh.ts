import type { OpenClass } from '@/contract/classes/schema';
import { OpenClassState } from '@/contract/classes/values';
import type { AppError } from '@/contract/errors';

export type Fresh = Pick<OpenClass, 'state' | 'isReserved' | 'seats' | 'seatsLeft'>;

const STATES: readonly unknown[] = Object.values(OpenClassState);

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The current class in a refusal's data; undefined if there is none. */
export function freshOf(error: AppError, classId: number): Fresh | undefined {
  const data: unknown = error.kind === 'business' ? error.data : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const told = data as Readonly<Partial<Record<keyof OpenClass, unknown>>>;
  const { state, isReserved, seats, seatsLeft } = told;
  if (told.classId !== classId || !STATES.includes(state) || typeof isReserved !== 'boolean')
    return undefined;
  if (!isCount(seats) || !isCount(seatsLeft)) return undefined;
  return { state: state as OpenClassState, isReserved, seats, seatsLeft };
}
