import { allCalls, type CallName } from '../../../src/contract/registry';
import { services, type ServiceEntry } from '../../../src/contract/services';
import type { CallEntry } from '../../../src/contract/define';
import { Subject, SubjectCode } from '../../../src/contract/courses/values';
import { BannerUserType } from '../../../src/contract/home/values';
import { HEADER } from '../../../src/contract/wire';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type Parent } from '../support/people';

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, anOfficialParent());
});
afterAll(() => backend.stop());

const REFUSED = { status: 400, code: '10000001' };

/** One served call per service that requires such a header, and the header. */
const demanding = (Object.entries(allCalls) as [CallName, CallEntry][])
  .filter(([, { served }]) => served)
  .flatMap(([name, { service }]) => {
    const { headers }: ServiceEntry = services[service];
    return [
      ...(headers.includes('appid') ? [[service, HEADER.appid, name] as const] : []),
      ...(headers.includes('staff') ? [[service, HEADER.staffAuthType, name] as const] : []),
    ];
  })
  .filter(([service], index, all) => all.findIndex(([other]) => other === service) === index);

describe('The backend refuses, as the real gateway does,', () => {
  it.each(demanding)('a call of the service %s without its header %s', async (_service, header, name) => {
    for (const value of ['', 'another']) {
      const answer = await parent.visitor.ask(name as 'getLeaveSummary', {}, { [header]: value });
      expect(answer).toMatchObject({ ...REFUSED, message: expect.stringContaining(header) as string });
    }
  });

  it('the user type of another kind of parent', async () => {
    const ask = (userType: BannerUserType) => parent.visitor.ask('getUnReadMsgNum', { reqType: 0, userType });
    const answers = await Promise.all(Object.values(BannerUserType).map(ask));
    expect(answers.filter(({ code }) => code === '00000000')).toHaveLength(1);
    expect(answers.filter(({ status }) => status === REFUSED.status)).toHaveLength(2);
  });

  it('the step of another child', async () => {
    const { step } = (await parent.visitor.ask('getStudentInfo')).data;
    const ask = (asked: string) =>
      parent.visitor.ask('getLearningReportRecord', { userId: parent.userId, subject: 0, step: asked });
    expect(await ask(String(step))).toMatchObject({ code: '200' });
    expect(await ask('S9-9')).toMatchObject(REFUSED);
  });

  it.each([
    ['of a brand that there is not', 'VIP_Chess', String(Subject.wandou)],
    ['of a subject that there is not', SubjectCode.wandou, '0,77'],
    ['whose subjects lack that of the brand', SubjectCode.weiqi, String(Subject.wandou)],
  ])('the share task %s', async (_what, courseBelong, courseSubjectTypes) => {
    const answer = await parent.visitor.ask('getPosterTask', { courseBelong, courseSubjectTypes });
    expect(answer).toMatchObject(REFUSED);
  });

  it('takes the share task of a brand and the child’s subjects', async () => {
    const request = { courseBelong: SubjectCode.weiqi, courseSubjectTypes: `0,${Subject.weiqi}` };
    expect((await parent.visitor.ask('getPosterTask', request)).status).toBe(200);
  });
});
