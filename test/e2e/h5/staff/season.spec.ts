/** A step-up season: a teacher opens classes and children, the parent names times, the class is formed, the parent is notified. */
import type { Page } from '@playwright/test';
import { StaffRole } from '../../../../src/contract/staff/values';
import { mondayOf, plusDays } from '../../../../server/core/day';
import { today } from '../../../../server/core/time';
import { anOfficialParent } from '../../../builders/parent';
import { aTeacher } from '../../../builders/teachers';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';
import { arrivesAt, button, shown } from '../stepup/support';
import { atDesk, begin } from './desk';

/** Of a list that opens below its field. */
async function choose(desk: Page, field: string, option: string | RegExp) {
  await desk.getByRole('combobox', { name: field, exact: true }).click();
  await desk.getByRole('option', { name: option }).click();
}

const goTo = (desk: Page, place: string) => desk.getByRole('menuitem', { name: place }).click();

interface NewClass {
  readonly step: string;
  readonly teacher: string;
  readonly week1: string;
  readonly time1: string;
  readonly week2: string;
  readonly time2: string;
  /** 'YYYY-MM-DDTHH:mm'. */
  readonly first: string;
  readonly isNewStep: boolean;
}

async function addClass(desk: Page, of: NewClass) {
  await goTo(desk, '升学年班级');
  await begin(desk, '新增班级');
  await desk.getByLabel(/^级别/).fill(of.step);
  await desk.getByRole('option', { name: of.isNewStep ? `新级别 ${of.step}` : of.step }).click();
  await choose(desk, '第一节', of.week1);
  await desk.getByLabel(/^第一节时间/).fill(of.time1);
  await choose(desk, '第二节', of.week2);
  await desk.getByLabel(/^第二节时间/).fill(of.time2);
  await desk.getByLabel(/^第一次上课/).fill(of.first);
  await desk.getByLabel(/^老师/).fill(of.teacher);
  await desk.getByRole('option', { name: new RegExp(of.teacher) }).click();
  await desk.getByLabel(/^名额/).fill('1');
  await desk.getByRole('button', { name: '保存' }).click();
  const row = desk.getByRole('row', { name: new RegExp(`${of.step}.*${of.week1} ${of.time1}`) });
  await expect(row).toContainText('已占 0 / 共 1');
}

test('a season goes from opening to classes', async ({ page, parent, testContext, browser, backendUrl }) => {
  const kidName = '李季季';
  const child = await parent.isLoggedIn(anOfficialParent().withChild({ kidName, step: 'S1-4' }));
  const { userId } = child;
  const [step, teacher] = [`E${userId}-1`, `季老师${userId}`];
  await aTeacher(testContext, teacher, { isBare: true });
  const nextWeek = (weekday: number) => plusDays(mondayOf(today(testContext.clock)), 6 + weekday);
  const desk = await atDesk({ browser, backendUrl, testContext }, StaffRole.teacher);

  await addClass(desk, {
    ...{ step, teacher, isNewStep: true, first: `${nextWeek(2)}T18:30` },
    ...{ week1: '周二', time1: '18:30', week2: '周五', time2: '18:30' },
  });
  await goTo(desk, '升学年安排');
  await begin(desk, '开放升学年');
  await desk.getByLabel(/^给谁开放：这些学号/).fill(String(userId));
  await choose(desk, '升到', new RegExp(`${step}$`));
  await desk.getByRole('button', { name: '开放', exact: true }).click();
  await expect(desk.getByText('已为 1 个孩子开放')).toBeVisible();

  await page.goto('/furtherEducation');
  await expect(shown(page, '请确认孩子升入新学年')).toBeVisible();
  await page.goto('/furtherShiftClassCenter/furtherChoiceTime');
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('listbox', { name: '第一节星期' }) });
  await tapUntil(shown(page, '请选择两节课的时间').first(), sheet);
  for (const [column, option] of [
    ['第一节星期', '周三'],
    ['第一节时间', '18:00'],
    ['第二节星期', '周六'],
    ['第二节时间', '10:00'],
  ] as const)
    await sheet
      .getByRole('listbox', { name: column })
      .getByRole('option', { name: option, exact: true })
      .click();
  await sheet.getByRole('button', { name: '确定' }).click();
  await expect(shown(page, '周三 18:00、周六 10:00').first()).toBeVisible();
  await button(page, '提交意向时间').click();
  await page.getByRole('dialog').getByRole('button', { name: '确认提交' }).click();
  await arrivesAt(page, '/furtherEducation');
  await expect(shown(page, '正在为孩子组班').first()).toBeVisible();

  await addClass(desk, {
    ...{ step, teacher, isNewStep: false, first: `${nextWeek(3)}T18:00` },
    ...{ week1: '周三', time1: '18:00', week2: '周六', time2: '10:00' },
  });
  await goTo(desk, '升学年安排');
  const family = desk.getByRole('row', { name: new RegExp(`${kidName}（${userId}）`) });
  await expect(family).toContainText('等组班');
  await expect(family).toContainText('周三 18:00、周六 10:00');
  await family.getByRole('button', { name: '编入班级' }).click();
  await choose(desk, '班级', /^周三 18:00/);
  await desk.getByRole('button', { name: '编入', exact: true }).click();
  await expect(desk.getByText('已编入；家长提交过意向时间的会收到消息')).toBeVisible();
  await expect(family).toContainText('已完成');
  await expect(family).toContainText('周三 18:00、周六 10:00');
  await desk.context().close();

  await page.goto('/informationCenter');
  await expect(shown(page, '孩子新学年的班级组好了').first()).toBeVisible();
  await page.goto('/furtherEducation');
  await expect(shown(page, '新学年安排已经确认')).toBeVisible();
});
