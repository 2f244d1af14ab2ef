import { EvaluationForm } from '@/contract/evaluation/values';
import { appraisalScreen } from '@/features/evaluation/reports';

export default appraisalScreen('evaluationAppraisalReport', EvaluationForm.thinking);
