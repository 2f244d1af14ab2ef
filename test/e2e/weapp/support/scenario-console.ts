import type { Phone } from './phone';

/** The case of docs/testing.md, "Three ways to a scenario". */
export const FAULT = 'getCourseStudyList:http500';

export async function openConsole(phone: Phone): Promise<void> {
  await phone.tap('.test-scenario-badge');
  await phone.at('simulator/page/index');
}

/** On courses. */
export async function listsTheFault(phone: Phone): Promise<void> {
  await openConsole(phone);
  await phone.says('.test-scenario-failed', /getCourseStudyList.*HTTP 500/);
}
