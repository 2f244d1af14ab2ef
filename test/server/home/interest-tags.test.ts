import { TagStatus } from '../../../src/contract/home/values';
import { storeInterestTags } from '../../builders/home';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, setScenario, type Parent } from '../support/people';
import { as } from '../support/answers';

interface Tag {
  readonly tagId: number;
  readonly tagName: string;
  readonly status: TagStatus;
}
interface Group {
  readonly id: number;
  readonly maxChosedNum: number;
  readonly olParentInterestTagPopGroupDetailSaveDtos: readonly Tag[];
}
interface Pop {
  readonly id: number;
  readonly olParentInterestTagPopGroupSaveDtos: readonly Group[];
}

const ROOT = 'interestTagPopListSaveReqDtos';

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend();
  const { services } = backend;
  await storeInterestTags(services, '孩子喜欢什么？', [
    { max: 3, tags: ['画画', '搭积木', '讲故事', '唱歌', '跳舞'] },
    { max: 2, tags: ['动画片', '绘本', '儿歌'] },
  ]);
  await storeInterestTags(services, '您更关心哪些能力？', [{ max: 2, tags: ['专注力', '语言表达'] }]);
  await storeInterestTags(services, '什么时候方便？', [{ max: 1, tags: ['放学后', '晚饭后'] }]);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  parent = await buildParent(backend, anOfficialParent().withScenario({ interestTags: 3 }));
});

const listed = async ({ visitor }: Parent = parent) =>
  as<readonly Pop[]>(await visitor.ask('listInterestTagPops', { platformType: 1 }));

async function first(): Promise<{ pop: Pop; group: Group; tags: readonly Tag[] }> {
  const [pop] = await listed();
  const group = pop?.olParentInterestTagPopGroupSaveDtos[0];
  if (pop === undefined || group === undefined) throw new Error('There is no popup of interest tags');
  return { pop, group, tags: group.olParentInterestTagPopGroupDetailSaveDtos };
}

const chosen = (tags: readonly Tag[], status: TagStatus = TagStatus.selected) =>
  tags.map(({ tagId }) => ({ tagid: tagId, status }));

const save = (popId: number, groupId: number, tagReqDtos: readonly object[], { visitor }: Parent = parent) =>
  visitor.ask('saveInterestTagPops', { [ROOT]: [{ popId, saveGroupReqDtos: [{ groupId, tagReqDtos }] }] });

const chosenOf = ({ olParentInterestTagPopGroupSaveDtos: groups }: Pop) =>
  groups
    .flatMap((group) => group.olParentInterestTagPopGroupDetailSaveDtos)
    .filter(({ status }) => status === TagStatus.selected)
    .map(({ tagName }) => tagName);

describe('Interest tags', () => {
  it('are asked popup by popup, with no preselection', async () => {
    const pops = await listed();
    expect(pops).toHaveLength(3);
    expect(pops.flatMap(chosenOf)).toEqual([]);
  });

  it('stay chosen, and the popup that was answered is not listed any more', async () => {
    const { pop, group, tags } = await first();
    expect(await save(pop.id, group.id, chosen(tags.slice(0, 3)))).toMatchObject({
      status: 200,
      code: '00000000',
      data: null,
    });
    expect((await listed()).map(({ id }) => id)).not.toContain(pop.id);
    await setScenario(backend, parent, { interestTags: 1 });
    const [again] = await listed();
    expect(again && chosenOf(again)).toEqual(tags.slice(0, 3).map(({ tagName }) => tagName));
  });

  it('may be left empty', async () => {
    const { pop, group } = await first();
    expect((await save(pop.id, group.id, [])).code).toBe('00000000');
    expect(await listed()).toHaveLength(2);
  });

  it('are never more than a group allows, and the answer names the field', async () => {
    const { pop, group, tags } = await first();
    const answer = await save(pop.id, group.id, chosen(tags.slice(0, group.maxChosedNum + 1)));
    const field = `${ROOT}.0.saveGroupReqDtos.0.tagReqDtos`;
    expect(answer).toMatchObject({ status: 400, code: '10000001', body: { field } });
    expect(answer.message).toContain(`最多可选${group.maxChosedNum}个`);
    expect(await listed()).toHaveLength(3);
  });

  it('count what was chosen before, also when two savings come at once', async () => {
    const { pop, group, tags } = await first();
    await save(pop.id, group.id, chosen(tags.slice(0, 2)));
    const answers = await Promise.all([
      save(pop.id, group.id, chosen(tags.slice(2, 3))),
      save(pop.id, group.id, chosen(tags.slice(3, 4))),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('can be taken back', async () => {
    const { pop, group, tags } = await first();
    await save(pop.id, group.id, chosen(tags.slice(0, 3)));
    const change = [...chosen(tags.slice(0, 2), TagStatus.notSelected), ...chosen(tags.slice(4, 5))];
    expect((await save(pop.id, group.id, change)).code).toBe('00000000');
    await setScenario(backend, parent, { interestTags: 1 });
    const [again] = await listed();
    expect(again && chosenOf(again)).toEqual([tags[2], tags[4]].map((tag) => tag?.tagName));
  });

  it('belong to their group and popup, or the answer says which does not', async () => {
    const [one, two] = await listed();
    const groupOfTwo = two?.olParentInterestTagPopGroupSaveDtos[0];
    const { pop, group, tags } = await first();
    const tagOfTwo = groupOfTwo?.olParentInterestTagPopGroupDetailSaveDtos[0];
    expect(await save(one?.id ?? 0, groupOfTwo?.id ?? 0, [])).toMatchObject({
      status: 400,
      body: { field: `${ROOT}.0.saveGroupReqDtos.0.groupId` },
    });
    const foreign = [...chosen(tags.slice(0, 1)), { tagid: tagOfTwo?.tagId, status: TagStatus.selected }];
    expect(await save(pop.id, group.id, foreign)).toMatchObject({
      status: 400,
      body: { field: `${ROOT}.0.saveGroupReqDtos.0.tagReqDtos.1.tagid` },
    });
    const twice = [...chosen(tags.slice(0, 1)), ...chosen(tags.slice(0, 1))];
    expect(await save(pop.id, group.id, twice)).toMatchObject({
      status: 400,
      body: { field: `${ROOT}.0.saveGroupReqDtos.0.tagReqDtos` },
    });
    expect(await listed()).toHaveLength(3);
  });

  it('save all popups of a request or none', async () => {
    const { pop, group, tags } = await first();
    const good = {
      popId: pop.id,
      saveGroupReqDtos: [{ groupId: group.id, tagReqDtos: chosen(tags.slice(0, 1)) }],
    };
    const unknown = { popId: 123_456, saveGroupReqDtos: [] };
    const answer = await parent.visitor.ask('saveInterestTagPops', { [ROOT]: [good, unknown] });
    expect(answer).toMatchObject({ status: 400, body: { field: `${ROOT}.1.popId` } });
    expect((await listed()).flatMap(chosenOf)).toEqual([]);
  });

  it('belong to the own child, and cannot be answered for another', async () => {
    const other = await buildParent(backend, anOfficialParent());
    expect(await listed(other)).toEqual([]);
    const { pop, group, tags } = await first();
    expect(await save(pop.id, group.id, chosen(tags.slice(0, 1)), other)).toMatchObject({
      status: 400,
      body: { field: `${ROOT}.0.popId` },
    });
    other.visitor.token = null;
    expect(await other.visitor.ask('listInterestTagPops', { platformType: 1 })).toMatchObject({
      status: 401,
    });
    expect(await save(pop.id, group.id, [], other)).toMatchObject({ status: 401 });
  });
});
