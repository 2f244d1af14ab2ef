import { AgreementType, COOLING_OFF_DAYS } from '../../../../../src/contract/account/values';
import { item, section, type AgreementDocument } from '../document';
import { PRIVACY_MAIL, CONTACT } from './contact';

export const cancellationAgreement: AgreementDocument = {
  type: AgreementType.cancellation,
  version: 1,
  title: '豌豆家长端账号注销须知',
  changedOn: '2026-10-10',
  effectiveOn: '2026-10-20',
  intro: '注销是不可恢复的操作。在您申请之前，请仔细阅读以下内容，并确认账号里没有您还需要的东西。',
  sections: [
    section(
      '一、注销之前请您确认',
      item('您是账号的主人，能够接收账号手机号的短信验证码；'),
      item('剩余课时已经使用完，或者已经与辅导老师办理退费；'),
      item('没有进行中的订单、退款、请假补课和投诉；'),
      item('正在寄送的教具、奖品已经收到；'),
      item('需要留存的学习报告、作品和数据已经导出。'),
    ),
    section(
      '二、注销的步骤',
      item('第一步：查看注销后将失去的内容，并确认；'),
      item('第二步：通过短信验证码验证账号的手机号；'),
      item(`第三步：进入${COOLING_OFF_DAYS}天的冷静期。`),
    ),
    section(
      '三、冷静期',
      `提交之后，账号会保留${COOLING_OFF_DAYS}天。这段时间您仍然可以登录，我们会提醒您账号正在注销，您可以随时撤销，账号恢复如初。到期没有撤销的，系统会自动删除账号。`,
    ),
    section(
      '四、注销之后',
      item(
        '您和孩子的资料、课程、课时、订单、学习报告、作业、作品、星星、豌豆币、勋章、消息、收货地址、登录设备等全部删除，任何人都无法恢复；',
      ),
      item('没有使用的课时和权益视为您自愿放弃；'),
      item('您与我们之间已经产生的权利义务（例如尚未履行完的课程协议）不因注销而免除；'),
      item('用于统计的行为数据会去除身份标识，不能再识别到您和孩子；'),
      item('同一个手机号可以重新注册，但会是一个全新的账号，不能找回原来的内容。'),
    ),
    section(
      '五、我们可能暂缓注销的情形',
      '账号存在被盗风险、未了结的投诉纠纷，或者有权机关依法要求保留的，我们会联系您说明情况，在情形消除后继续办理。',
    ),
    section('六、联系我们', `如果您遇到困难，可以通过${CONTACT}联系我们，或发送邮件到 ${PRIVACY_MAIL}。`),
  ],
};
