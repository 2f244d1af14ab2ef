import { EvaluationForm } from '@/contract/evaluation/values';
import { analysisScreen } from '@/features/evaluation/reports';

export default analysisScreen('evaluationCcAnalysis', EvaluationForm.cc);
