import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { coursesCalls } from '@/contract/courses/calls';
import { Subject, SubjectCode } from '@/contract/courses/values';
import { deliveriesCalls } from '@/contract/deliveries/calls';
import { homeCalls } from '@/contract/home/calls';
import { SLOT } from '@/contract/home/values';
import { homeworkCalls } from '@/contract/homework/calls';
import { hoursCalls } from '@/contract/hours/calls';
import { RedirectType } from '@/contract/links/values';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo } from '@/contract/profile/schema';
import { FakeApi } from '../../support/fakes/fake-api';

export const privateInfo: PrivateInfo = {
  headImg: '',
  headImgId: 0,
  kidName: '豆豆',
  parentName: '',
  parentStatus: 1,
  parentPhone: '138****0003',
  starNum: 1280,
  attendClass: 0,
  attendClassVoList: [],
  kidSex: 1,
  crUid: 0,
  peaCoinNum: 0,
  kidBornTime: '',
  city: '',
  cityId: 0,
  provinceId: 0,
  addr: '',
  area: '',
};

/** Upgrade configuration by type code. */
export const mineConfigs: Readonly<Record<string, { typeValue?: string; jsonExpand?: { url: string } }>> = {
  [ConfigTypeCode.integralMall]: {
    typeValue: JSON.stringify({ miniProgramShow: 1 }),
    jsonExpand: { url: 'https://shop.example/' },
  },
  [ConfigTypeCode.inviteForGifts]: { jsonExpand: { url: 'https://gifts.example/' } },
  [ConfigTypeCode.serviceCenter]: {
    typeValue: JSON.stringify({
      phone: '400 123 4567',
      consultUrl: 'https://chat.example/h5',
      miniConsultUrl: 'https://chat.example/mini',
    }),
  },
};

/** A backend that answers every call of the mine page. */
export function mineBackend(): FakeApi {
  return new FakeApi()
    .on(homeCalls.getTabConfig, [])
    .on(profileCalls.getPrivateInfo, privateInfo)
    .on(deliveriesCalls.isLogisticsMark, { isMark: 1 })
    .on(homeworkCalls.workUndoneNum, { undoneNum: 5 })
    .on(configurationCalls.getUpgradeConfig, ({ typeCode }) => [{ typeCode, ...mineConfigs[typeCode] }])
    .on(configurationCalls.getConfigurations, {
      No_wrong_subject_me_list: { main_switch: 'white', white_list: [42] },
    })
    .on(coursesCalls.getUserSubject, [
      { subject: Subject.wandou, name: '豌豆思维', brandCode: SubjectCode.wandou },
    ])
    .on(hoursCalls.queryUserHourGroup, ({ brandCode }) => ({
      brandCode,
      smallLive: { baseHours: 32, giveHours: 4 },
      record: { baseHours: 24, giveHours: 0 },
    }))
    .on(hoursCalls.getLeaveSummary, { usableNum: 3 })
    .on(homeCalls.getPositionBanner, [
      {
        displayPositionId: SLOT.parentCenter.text,
        dataList: [
          {
            id: 1,
            title: '',
            type: 'text',
            textContent: '有疑问请联系班主任',
            redirectType: RedirectType.none,
          },
        ],
      },
    ]);
}
