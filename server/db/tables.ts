/** Every table of every service: what drizzle-kit compares the migrations with. */
export * from '../account/tables';
export * from '../captcha/tables';
export * from '../common/tables';
export * from '../configuration/tables';
export * from '../course/tables';
export * from '../home/tables';
export * from '../hours/tables';
export * from '../inbox/tables';
export * from '../lesson/tables';
export * from '../limits/tables';
export * from '../personal-center/tables';
export * from '../placement/tables';
export * from '../providers/tables';
export * from '../sms/tables';
export * from '../tracking/tables';
export * from '../wechat/tables';
export * from './seed-marks';
