import { expect, type Page } from '@playwright/test';
import { Subject } from '../../../../src/contract/courses/values';
import type { BankQuestion } from '../../../../server/domains/questions/bank';
import { aHomework } from '../../../builders/homework';
import { anOfficialParent } from '../../../builders/parent';
import type { Parent } from '../../support/parent';

const about = { subject: Subject.wandou, knowledge: '找规律', points: 10, answer: null } as const;

export const PHOTOS: BankQuestion = {
  ...about,
  code: 'test-photos',
  stem: '把解题过程写在纸上',
  body: { kind: 'photo', most: 9 },
};
export const FILM: BankQuestion = {
  ...about,
  code: 'test-film',
  stem: '拍一段讲题的视频',
  body: { kind: 'film', mostSeconds: 180 },
};
export const SPEECH: BankQuestion = {
  ...about,
  code: 'test-speech',
  stem: '读一读这首诗',
  body: { kind: 'speak', reading: '床前明月光，疑是地上霜。', example: null, mostSeconds: 60 },
};

/** Opens a homework with only this question. */
export async function openQuestion(page: Page, parent: Parent, question: BankQuestion): Promise<void> {
  let homeworkId = 0;
  await parent.isLoggedIn(
    anOfficialParent()
      .withCourse('wandou')
      .with(async (testContext, child) => {
        homeworkId = await aHomework(testContext, child, 'wandou', { questions: [question] });
      }),
  );
  await page.goto(`/homework/submit?id=${homeworkId}`);
  await expect(page.getByText(question.stem)).toBeVisible();
}

export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export async function pick(page: Page, button: string, files: readonly PickedFile[]): Promise<void> {
  // Taps are ignored while the page is opening.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 2_000 });
    await page.getByRole('button', { name: button }).click({ timeout: 2_000 });
    await (await chooser).setFiles([...files]);
  }).toPass();
}

/** Network control for uploaded parts only. */
export class Line {
  /** Parts left before the connection is cut. */
  left = Infinity;
  readonly begun: string[] = [];
  /** Offset of each uploaded part. */
  readonly offsets: number[] = [];

  constructor(private readonly page: Page) {}

  async watch(): Promise<this> {
    await this.page.route(/\/v1\/file\/parts/, async (route) => {
      const request = route.request();
      const isPart = request.method() === 'PATCH';
      if (this.left <= 0) return route.abort('connectionreset');
      if (isPart) this.left -= 1;
      if (isPart) this.offsets.push(Number(request.headers()['upload-offset']));
      if (request.method() === 'POST') this.begun.push(request.url());
      return route.continue();
    });
    return this;
  }
}
