import type { BridgeCommandName, bridgeCommands } from '@/contract/bridge';
import { DONE, REFUSED, SILENT } from '../phone';
import { systemOf } from '../options';
import type { Command } from './command';
import { chooseFile, saveVideo, uploadFile } from './media';
import { getSystemEnvInfo, getUserData, setUserData } from './session';

/** The app's names: several commands of the contract may share one. */
type NativeName = (typeof bridgeCommands)[BridgeCommandName]['name'];

const silently: Command = () => SILENT;
const ifPhotosAllowed: Command = (_params, { options }) => (options().permissions.photos ? DONE : REFUSED);

const STATUS_BAR_PX = { android: 24, ios: 44 } as const;

/** All commands of the newest app; the type requires each one of the contract. */
export const commands: Readonly<Record<NativeName, Command>> = {
  GetSystemEnvInfo: getSystemEnvInfo,
  GetUserData: getUserData,
  SetUserData: setUserData,
  BackToAppLogin: silently,
  GetAppConfig: (_params, { options }) => ({ environment: 'test', network: options().network }),
  SetWebVersion: silently,

  Share: () => DONE,
  GetSharePlatforms: () => ({ platforms: ['friend', 'friendLine', 'douyin'] }),

  OpenWebLink: ({ url, replace }, { page, options }) => {
    if (options().opensLinks) page.open(String(url), replace === true ? '_self' : '_blank');
    return SILENT;
  },
  StartMiniProgram: () => DONE,
  ToAppStore: silently,
  ToEncourage: silently,
  setDeviceTopArea: silently,
  getDeviceTopHeight: (_params, { options }) => STATUS_BAR_PX[systemOf(options().dialect)],
  OpenPushSetting: silently,
  GetPushState: (_params, { options }) => options().permissions.push,

  ChooseFile: chooseFile,
  UploadFile: uploadFile,
  SetUploadImgVideoCount: ({ count }, { memory }) => {
    memory.chooserLimit = Number(count);
    return SILENT;
  },
  SaveImg: ifPhotosAllowed,
  SavePhotoToAlbum: ifPhotosAllowed,
  SaveVideo: saveVideo,
  OpenFile: silently,
  VideoFullScreen: silently,
  SetScreenShot: silently,
  UploadSystemLog: silently,

  LiveCourse: silently,
  ReplayCourse: silently,
  GetCourseCacheSize: (_params, { memory }) => memory.cacheBytes,
  ClearCourseCache: (_params, { memory }) => {
    memory.cacheBytes = 0;
    return DONE;
  },
  CorrectHomework: silently,
  CorrectSpecialTopicWrongTitle: silently,
};
